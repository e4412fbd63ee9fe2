import type { IconName } from './icon-names'

export interface ToastLine {
  id: number
  icon: IconName
  text: string
}

const MOST = 3
const STAYS = 5000

class Toasts {
  lines = $state<ToastLine[]>([])
  private next = 0

  /** Say something that needs no answer. */
  say(text: string, icon: IconName = 'ui-info'): void {
    const id = this.next++
    this.lines = [...this.lines, { id, icon, text }].slice(-MOST)
    setTimeout(() => this.drop(id), STAYS)
  }

  drop(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id)
  }
}

export const toasts = new Toasts()
