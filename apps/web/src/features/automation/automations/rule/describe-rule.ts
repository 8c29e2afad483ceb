import type { AutomationRule, AutomationSchedule } from '@kadr/contract/automation/automation-rule'
import { copy, OUTPUT_NAME, SOURCE_NAME, WEEKDAYS } from '../copy.ts'

const ALL_DAYS = 7
const WORKDAYS = '12345'

const describeDays = (weekdays: readonly number[]): string => {
  const days = weekdays.toSorted((one, other) => one - other)
  if (days.length === ALL_DAYS) return copy.everyDay
  if (days.join('') === WORKDAYS) return copy.workdays
  const names = days.map((day) => WEEKDAYS[day - 1] ?? '').join(', ')
  return `${names.slice(0, 1)}${names.slice(1).toLocaleLowerCase('ru')}`
}

/** «Вт, чт в 8:00, 18:30» */
export const describeSchedule = (schedule: AutomationSchedule): string => {
  if (schedule.kind === 'slots') return copy.bySlots
  if (schedule.kind === 'best') return copy.byBest(schedule.perWeek)
  const times = schedule.times.toSorted().map((time) => time.replace(/^0/, ''))
  return copy.at(describeDays(schedule.weekdays), times.join(', '))
}

/** «Слайд-шоу: список тем» */
export const describeContent = ({ output, source }: Pick<AutomationRule, 'output' | 'source'>) =>
  `${OUTPUT_NAME[output]}: ${SOURCE_NAME[source.kind].replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLocaleLowerCase('ru'))}`
