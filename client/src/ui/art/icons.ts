// The icons, 24 by 24, drawn for this project: `line` is a pen stroke, `solid` a filled shape.

interface Drawing {
    line?: string;
    solid?: string;
}

const DRAWINGS = {
    // The game's things
    leader: { solid: "M2.5 7.500l5 4L12 4l4.5 7.5 5-4L19.5 18h-15zM4.5 19.500h15V22h-15z" },
    refill: { line: "M6 3h8l3 3v4M6 3a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h5M9 8h4M17.5 13v8m-4-4h8" },
    talisman: {
        line: "M7 2c1 3 2.5 5 5 5s4-2 5-5M12 7v2",
        solid: "M12 8.500a6.8 6.8 0 1 1 0 13.5 6.8 6.8 0 0 1 0-13.500zm0 3-1.2 2.5-2.7.4 2 1.9-.5 2.7 2.4-1.3 2.4 1.3-.5-2.7 2-1.9-2.7-.4z",
    },
    leo: {
        line: "M12 3v3M5 10.500V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v2.500M5 10.500V17a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-6.500M2.5 11v4M21.5 11v4M9 16c1.5 1.3 4.5 1.3 6 0",
        solid: "M9 9.500a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM10.5 2h3v2h-3z",
    },
    pile: {
        line: "M6 3h9a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 20.500h10.500a1 1 0 0 0 1-1V7",
    },
    discard: { line: "M4 13v6a1.5 1.5 0 0 0 1.5 1.500h13A1.5 1.5 0 0 0 20 19v-6M12 3v11m-4-4 4 4 4-4" },
    hand: { line: "M9 6.500l6.5-2.3 4.3 12-6.5 2.300zM12 6L9.5 5 4 15.500l7.5 4" },
    animals: {
        solid: "M12 12c3 0 6 3.5 6 6.5 0 2-1.5 3-3 3s-2-.8-3-.8-1.5.8-3 .8-3-1-3-3C6 15.5 9 12 12 12zM4.5 9a2 2.6 0 1 1 0 5.200A2 2.6 0 0 1 4.5 9zm15 0a2 2.6 0 1 1 0 5.200A2 2.6 0 0 1 19.5 9zM9 3.500a2.1 2.9 0 1 1 0 5.8 2.1 2.9 0 0 1 0-5.800zm6 0a2.1 2.9 0 1 1 0 5.8 2.1 2.9 0 0 1 0-5.800z",
    },
    box: { line: "M3.5 8.500h17V20h-17zM3.5 8.500L6 4h12l2.5 4.500M10 12.500h4" },
    points: { solid: "M12 2l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.800l-6.2 3.4 1.3-7L2 9.300l7-.9z" },
    bonus: {
        line: "M12 21v-8M12 13C6 13 3.5 9.5 3.5 4 9 4 12 7 12 13zM12 16c4.5 0 7-2.5 7.5-7C15 9 12 11.5 12 16z",
    },
    price: { line: "M4 7h10v13H4zM8 7V4h10v13h-4M9 10.500v6M6.5 13.500h5" },
    tie: { line: "M12 3v18M7 21h10M4 7h16M4 7l-2 6h4zM20 7l-2 6h4z" },
    swap: { line: "M4 8h15m-4-4 4 4-4 4M20 16H5m4 4-4-4 4-4" },
    bid: { line: "M12 15V3m-4 4 4-4 4 4M5 11v9h14v-9" },
    break: { line: "M5 3h14v18H5zM13 3l-3 6 4 4-3 8" },
    trophy: {
        line: "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.500c0 3.5 1.5 5.5 4 6M17 5h3.500c0 3.5-1.5 5.5-4 6M12 14v4M8 21h8M9.5 21c0-2 1-3 2.5-3s2.5 1 2.5 3",
    },
    // Who sits there
    person: { line: "M12 3.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" },
    people: {
        line: "M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.500a3.2 3.2 0 0 1 0 6.200M18 14.500c2.5.7 4 2.5 4 5.5",
    },
    bot: {
        line: "M5 9h14v10H5zM12 9V5M2.5 12.500v3M21.5 12.500v3M9.5 16h5",
        solid: "M12 2.500a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.400zM9 11.500a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600zm6 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600z",
    },
    here: { solid: "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z" },
    away: { line: "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM4.5 19.500l15-15" },
    host: { line: "M5 21V4M5 4.500c4-2 6 2 10 .5 1.5-.5 3-1 4-.5v9c-1-.5-2.5 0-4 .5-4 1.5-6-2.5-10-.5" },
    clock: { line: "M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.500V12l3 2.5" },
    turn: { solid: "M7 4l12 8-12 8z" },
    // What is done
    pass: { line: "M4 12h12m-5-5 5 5-5 5M20 5v14" },
    undo: { line: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 11h-3" },
    check: { line: "M4.5 12.500l5 5L20 6.5" },
    close: { line: "M5.5 5.500l13 13m0-13l-13 13" },
    plus: { line: "M12 4.500v15M4.5 12h15" },
    minus: { line: "M4.5 12h15" },
    copy: { line: "M9 8h11v13H9zM6 16H4V3h11v2" },
    share: { line: "M12 15V3m-4 4 4-4 4 4M7 11H5v10h14V11h-2" },
    download: { line: "M12 3v12m-5-5 5 5 5-5M4 20.500h16" },
    link: {
        line: "M10 14.500a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6L12.5 6M14 9.500a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.5-1.5",
    },
    external: { line: "M13 4h7v7M20 4l-9 9M17 14v6H4V7h6" },
    reload: { line: "M20 5v5h-5M4 19v-5h5M19.5 10a8 8 0 0 0-14-3.500M4.5 14a8 8 0 0 0 14 3.5" },
    filter: { line: "M3.5 5h17l-6.5 8v6l-4 2v-8z" },
    edit: { line: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.500l4 4" },
    trash: { line: "M4 6.500h16M9 6V3.500h6V6M6 7l1 14h10l1-14M10 11v6m4-6v6" },
    leave: { line: "M14 4H5v16h9M10 12h11m-4-4 4 4-4 4" },
    // Replay
    play: { solid: "M7 4l13 8-13 8z" },
    pause: { solid: "M6 4h4.500v16H6zM13.5 4H18v16h-4.500z" },
    step: { line: "M17 5v14", solid: "M5 5l9 7-9 7z" },
    back: { line: "M7 5v14", solid: "M19 5l-9 7 9 7z" },
    first: { line: "M5 5v14M12.5 6l-5 6 5 6M19.5 6l-5 6 5 6" },
    last: { line: "M19 5v14M11.5 6l5 6-5 6M4.5 6l5 6-5 6" },
    speed: { line: "M3.5 18a9 9 0 1 1 17 0M12 15l4-6" },
    // Around the table
    menu: { line: "M4 6.500h16M4 12h16M4 17.500h16" },
    more: {
        solid: "M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    },
    home: { line: "M3 12l9-8 9 8M5.5 10v10.500h13V10M10 20v-6h4v6" },
    log: { line: "M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4" },
    help: {
        line: "M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.500c0-3.5 5.5-3.3 5 0-.3 1.8-2.5 1.8-2.5 4",
        solid: "M12 15.200a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z",
    },
    info: {
        line: "M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5",
        solid: "M12 6.600a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z",
    },
    rules: {
        line: "M12 6c-2-2-5-2.5-9-2.500V19c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.500V3.500c-4 0-7 .5-9 2.500zm0 0v15",
    },
    learn: { line: "M2 9l10-5 10 5-10 5zM6 11.500V17c3 3 9 3 12 0v-5.500M22 9v6" },
    settings: {
        line: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8.5 14.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
    },
    sound: { line: "M15.5 8.500a5 5 0 0 1 0 7M18.5 5.500a9 9 0 0 1 0 13", solid: "M3 9h4l6-5v16l-6-5H3z" },
    mute: { line: "M16 9.500l5 5m0-5l-5 5", solid: "M3 9h4l6-5v16l-6-5H3z" },
    bell: { line: "M5.5 17V11a6.5 6.5 0 0 1 13 0v6l1.5 1.500H4zM10 21.500h4M12 4.500V3" },
    language: {
        line: "M3 5.500h11M8.5 3v2.500C8.5 10 6 13 3 14.500M5.5 9c1 2.5 3.5 4.5 6.5 5.500M12 21l4.5-11L21 21m-7.5-3.500h6",
    },
    sun: {
        line: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.400m11.2 11.200L19 19M19 5l-1.4 1.400M6.4 17.6 5 19",
    },
    moon: { line: "M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z" },
    eye: {
        line: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z",
        solid: "M12 8.800a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.400z",
    },
    hidden: { line: "M2 10c3 4 6 5.5 10 5.500S19 14 22 10M6 14l-2 3m14-3 2 3m-8-1.500V19" },
    lock: { line: "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5" },
    proof: { line: "M12 2.500l8 3V11c0 5-3 8.5-8 10.500C7 19.5 4 16 4 11V5.500zM8.5 11.500l2.5 3 4.5-5" },
    warning: {
        line: "M12 3.500L22 20.500H2zM12 10v4.5",
        solid: "M12 16a1.2 1.2 0 1 1 0 2.400A1.2 1.2 0 0 1 12 16z",
    },
    offline: {
        line: "M3 3l18 18M2 9.500C4 7.5 6 6.3 8 5.700M13 5c3.5.3 6.5 2 9 4.500M5.5 13.500c1.5-1.5 3-2.4 5-2.800m5.5.8c1 .5 1.8 1.2 2.5 2",
        solid: "M12 17a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.400z",
    },
    up: { line: "M5 15l7-7 7 7" },
    down: { line: "M5 9l7 7 7-7" },
    left: { line: "M15 5l-7 7 7 7" },
    right: { line: "M9 5l7 7-7 7" },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;

export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWINGS;
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[];
