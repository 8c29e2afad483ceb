/** 75.4 → «1:15», 3725 → «1:02:05». */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

const UNITS = ['байт', 'КБ', 'МБ', 'ГБ', 'ТБ']
/** Decimal units, as in plans and disk sizes: 1 МБ is a million bytes. */
const STEP = 1000

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** 1500 → «1,5 КБ», with a space that does not break. */
export const formatSize = (bytes: number): string => {
  let value = Math.max(0, bytes)
  let unit = 0
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  return `${number.format(value)}\u00A0${UNITS[unit]}`
}
