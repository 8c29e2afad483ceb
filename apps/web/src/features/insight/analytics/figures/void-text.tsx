import type { Absence } from '@kadr/contract/insight/analytics-figures'
import { describeAbsence } from '@kadr/domain/insight/describe-comparison'
import { clsx } from 'clsx'

/** What the network never tells stands plain, what is still to be read is dotted; zero is a figure. */
export const VoidText = ({ absence }: { absence: Absence | null }) => (
  <span
    className={clsx(
      'text-caption font-normal text-ink-3',
      absence !== 'unreported' && 'underline decoration-dotted underline-offset-4',
    )}
  >
    {describeAbsence(absence ?? 'unread')}
  </span>
)
