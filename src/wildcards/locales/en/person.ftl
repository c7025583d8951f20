### A person and their devices: keeping a name, joining by code, link or passkey, taking one's data along or away.

## The name, kept

person-name-hint = Shown to others. At tables where you are connected it changes at once.
person-rename = Rename
person-renamed = That is your name now.
person-keep = Keep my name
person-keep-text = The server recognises this device by a cookie. If that is lost, so are your seats and your name, unless you can prove who you are: by a recovery code or a passkey. There is no account and no e-mail.
person-at-risk = So far, nothing but this device leads to your seats and your name.
person-code = Recovery code
person-code-new = Make a recovery code
person-code-again = Make a new recovery code
# $date with the time of day
person-code-made = You have a recovery code, made on { $date }. A new one replaces it.
person-code-once = These twelve words are shown only now. Write them down, in this order: whoever has them can be you here.
person-code-words = The words in one line
person-code-copy = Copy the words
person-code-copied = The words are copied.
person-passkey-text = A passkey is kept by your phone, your password manager or a security key, and asks for your finger, your face or a PIN.
person-passkey-new = Make a passkey
person-passkey-drop = Remove
# $device made it, as “Firefox, Android”
person-passkey-of = Passkey made with { $device }

## Devices

person-other = Use another device too
person-other-text = Scan a picture with the other device, or open a link there: it is then yours as well.
person-link = Link for one device
# $span as “10 minutes”
person-link-hint = It holds once, and for { $span }. Whoever opens it can be you here.
person-link-make = Show a link
person-link-again = Show a new link
person-devices = Your devices
person-devices-none = Nothing is kept about you yet: no name, no seat.
person-device-here = this device
# $when as “2 hours ago”
person-device-used = last used { $when }
person-device-unknown = Unknown device
person-sign-out = Sign out
person-sign-out-others = Sign out all other devices

## Joining

person-join = I have played here before
person-join-text = With your recovery code or your passkey this device becomes yours too.
person-code-hint = Twelve words; the first four letters of each are enough.
person-join-go = Use this code
person-join-passkey = Use a passkey
person-join-link = Make this device yours too?
person-join-link-text = You have opened a link from another device. With it, this device has the same name and the same seats.
person-join-link-go = Yes, this device is mine
person-lose =
    { $tables ->
        [0] Nothing else leads to the name this device has now: it will be lost.
        [one] Nothing else leads to the name and the { $tables } table this device has now: they will be lost. Make a recovery code first if you want to return to them.
       *[other] Nothing else leads to the name and the { $tables } tables this device has now: they will be lost. Make a recovery code first if you want to return to them.
    }
person-lose-go = They may be lost

## Data

person-data = What is kept about you
person-data-text = Your name, your devices, and at which tables you are or were. Settings stay in this browser.
person-export = Download it all
person-forget-text = You can also leave for good. Finished games stay, but your name is removed from all of them; in games in play a bot decides for you.
person-forget = Leave for good
person-forget-sure = Nothing can bring this back: your name, your seats and your devices are removed.
person-forget-go = Remove everything
