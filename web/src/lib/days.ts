import { fluent, t } from './fluent.svelte'

export const HOUR = 3600
export const DAY = 24 * HOUR
/** What a move over days may take. */
export const DAYS = [1, 3, 7] as const
/** Under this much time a clock in days is in need. */
export const SHORT = 12 * HOUR

/** Time in words: days and hours, hours, or minutes. */
export function inWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / 60)]
  if (days > 0) return hours > 0 ? t('web-time-days-hours', { days, hours }) : t('web-time-days', { days })
  return hours > 0 ? t('web-time-hours', { hours }) : t('web-time-minutes', { minutes })
}

/** A day, as the reader writes it. */
export function date(fromNow: number): string {
  const day = new Date(Date.now() + fromNow * 1000)
  return new Intl.DateTimeFormat(document.documentElement.lang, { day: 'numeric', month: 'long' }).format(day)
}

/** A day and its time, as the reader writes them. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(fluent.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at * 1000))
}
