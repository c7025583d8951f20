import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Person from "$client/play/board/Person.svelte";

afterEach(cleanup);

test("what is cut off of a long name is not that it is yours", () => {
    const name = "W".repeat(24);
    const { container } = render(Person, { name, view: null, isYou: true, isLeo: false });
    expect(container.querySelector(".name")?.textContent).toBe(name);
    expect(container.textContent.replace(/\s+/g, " ").trim()).toBe(`${name} (you)`);
});
