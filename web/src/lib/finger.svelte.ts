import { MediaQuery } from 'svelte/reactivity'

/** Whether the reader points with a finger: then things are tapped, not clicked. */
export const finger = new MediaQuery('(pointer: coarse)')
