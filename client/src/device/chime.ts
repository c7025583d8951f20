// Two soft notes, made here: a sound that needs no file.

const NOTES = [659.25, 880]; // E5, A5 in Hz
const APART = 0.16; // seconds
const LONG = 0.7;
const LOUD = 0.12;

let audio: AudioContext | undefined;

/** Play them. Browsers keep a page silent until somebody has touched it: then nothing is heard. */
export function chime(): void {
    audio ??= new AudioContext();
    const context = audio;
    NOTES.forEach((pitch, number) => play(context, pitch, context.currentTime + number * APART));
    void context.resume();
}

function play(context: AudioContext, pitch: number, at: number): void {
    const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LONG);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LONG);
}
