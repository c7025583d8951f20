// What the side panel shows. It is beside the table where there is room, and opens over it elsewhere.

export type Tab = "log" | "leaders" | "cards";

class Panel {
    tab: Tab = $state("log");
    /** Whether it is open over the table; beside the table it always is. */
    isOpen = $state(false);

    show(tab: Tab): void {
        this.tab = tab;
        this.isOpen = true;
    }

    close(): void {
        this.isOpen = false;
    }
}

export const panel = new Panel();
