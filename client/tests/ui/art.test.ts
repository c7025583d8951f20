import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Animal from "$client/ui/art/Animal.svelte";
import Habitat from "$client/ui/art/Habitat.svelte";
import Icon from "$client/ui/art/Icon.svelte";
import { ICON_NAMES } from "$client/ui/art/icons";
import { HABITATS, SPECIES, habitatOf } from "$client/table/species";
import Sprite from "$client/ui/art/Sprite.svelte";
import AnimalCard from "$client/ui/cards/AnimalCard.svelte";
import CardBack from "$client/ui/cards/CardBack.svelte";
import HabitatCard from "$client/ui/cards/HabitatCard.svelte";
import LeaderToken from "$client/ui/cards/LeaderToken.svelte";
import TalismanToken from "$client/ui/cards/TalismanToken.svelte";

const CARDS = [...HABITATS.flatMap((habitat) => [1, 2, 3, 4].map((value) => `${habitat}${value}`)), "R"];

/** What a drawing points at: <use href="#…"> and url(#…). */
function pointers(markup: string): string[] {
    return [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((found) => found[1] ?? "");
}

test("every drawing that is referenced is in the sprite, once", () => {
    const shown = [
        ...SPECIES.flatMap((species) => [
            render(Animal, { species }),
            render(Animal, { species, bare: true }),
            render(AnimalCard, { species }),
            render(LeaderToken, { species }),
        ]),
        ...HABITATS.flatMap((habitat) => [
            render(Habitat, { habitat }),
            render(Habitat, { habitat, plate: true }),
        ]),
        ...CARDS.map((token) => render(HabitatCard, { token, bonus: true })),
        ...ICON_NAMES.map((name) => render(Icon, { name })),
        render(CardBack, { kind: "habitat" }),
        render(CardBack, { kind: "animal" }),
        render(TalismanToken),
    ].map((result) => result.container.innerHTML);
    const sprite = render(Sprite).container;
    const ids = [...sprite.querySelectorAll("[id]")].map((drawing) => drawing.id);

    const wanted = shown.map(pointers);
    expect(wanted.filter((ones) => ones.length === 0)).toEqual([]);
    expect(wanted.flat().filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.length).toBe(new Set(ids).size);
    for (const drawing of sprite.querySelectorAll("symbol"))
        expect(drawing.childElementCount, drawing.id).toBeGreaterThan(0);
});

test("each habitat has two species; none lives in the wild card", () => {
    const homes = SPECIES.map(habitatOf);
    expect(homes.toSorted()).toEqual(["F", "F", "M", "M", "S", "S"]);
});

test("art is silent, unless an icon is given words", () => {
    const card = render(HabitatCard, { token: "F3" });
    expect(card.queryAllByRole("img")).toEqual([]);
    expect(
        render(Icon, { name: "clock", label: "Time left" }).getByRole("img").getAttribute("aria-label"),
    ).toBe("Time left");
});

test("a habitat card shows its value, the refill card none", () => {
    expect(render(HabitatCard, { token: "M4" }).container.textContent.trim()).toBe("4");
    expect(render(HabitatCard, { token: "R" }).container.textContent.trim()).toBe("");
});
