import type { Component } from 'svelte'
import type { Table } from '../../lib/table.svelte'

type Board = Component<{ table: Table }>

/** Boards are loaded when their game is; a game without one gets the plain board. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  destiny: () => import('../../boards/destiny/Board.svelte'),
  'outer-rim': () => import('../../boards/outer-rim/Board.svelte'),
  'x-wing': () => import('../../boards/x-wing/Board.svelte'),
}

const PLAIN = () => import('../../boards/generic/Board.svelte')

export async function boardOf(game: string): Promise<Board> {
  return (await (BOARDS[game] ?? PLAIN)()).default
}
