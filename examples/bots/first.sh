#!/bin/sh
# A bot in a shell script: it takes the first of its legal actions, whatever they are.
# Try it: wildcards simulate --games 1 --bot first="stdio:sh examples/bots/first.sh" --seats first,random,random

while read -r line; do
    case $line in
    *'"type":"hello"'*)
        echo '{"type":"hello","protocol":1,"name":"first","author":"the Wild Cards examples"}'
        ;;
    *'"type":"choose"'*)
        # {"type":"choose","id":7,"legal_actions":["F1","F2"],… : id and actions come before all else.
        printf '%s\n' "$line" | sed 's/^{"type":"choose","id":\([0-9]*\),"legal_actions":\["\([^"]*\)".*/{"type":"action","id":\1,"action":"\2"}/'
        ;;
    *'"type":"quit"'*)
        exit 0
        ;;
    esac # anything else is ignored
done
