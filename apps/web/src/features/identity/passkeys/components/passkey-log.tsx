import type { Passkeys } from '@kadr/contract/identity/passkeys'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { copy } from '../copy.ts'

type Props = { log: Passkeys['log']; timeZone: string }

export const PasskeyLog = ({ log, timeZone }: Props) => (
  <details className="text-label">
    <summary className="min-h-11 cursor-pointer content-center text-ink-2">{copy.log}</summary>
    <ul className="grid gap-3 pt-1">
      {log.map(({ id, at, use, purpose, name, device }) => (
        <li key={id} className="grid gap-0.5">
          <span>
            {copy.use(use)}
            {purpose === null ? '' : `: ${copy.purpose(purpose)}`}
          </span>
          <span className="text-ink-3 wrap-anywhere">
            {[
              describeMoment({ at: new Date(at), now: new Date(), timeZone }),
              ...(name === null || name === device ? [] : [name]),
              device,
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  </details>
)
