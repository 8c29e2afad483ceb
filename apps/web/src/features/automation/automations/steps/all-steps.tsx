import {
  CalendarClock,
  Clapperboard,
  ListTodo,
  type LucideIcon,
  Send,
  SlidersHorizontal,
  UserRoundCheck,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Step } from '../editor/rule-errors.ts'
import { AsksStep } from './asks-step.tsx'
import { FromStep } from './from-step.tsx'
import { HowStep } from './how-step.tsx'
import { WhatStep } from './what-step.tsx'
import { WhenStep } from './when-step.tsx'
import { WhereStep } from './where-step.tsx'

export const STEP_PARTS: Record<Step, { icon: LucideIcon; Fields: ComponentType }> = {
  what: { icon: Clapperboard, Fields: WhatStep },
  from: { icon: ListTodo, Fields: FromStep },
  how: { icon: SlidersHorizontal, Fields: HowStep },
  when: { icon: CalendarClock, Fields: WhenStep },
  where: { icon: Send, Fields: WhereStep },
  asks: { icon: UserRoundCheck, Fields: AsksStep },
}
