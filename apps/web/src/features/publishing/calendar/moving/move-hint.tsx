import { copy } from '../copy.ts'

export const MOVE_HINT_ID = 'calendar-move-hint'

/** One shared description of the keyboard moves; every post refers to it by aria-describedby. */
export const MoveHint = ({ announcement }: { announcement: string }) => (
  <>
    <p id={MOVE_HINT_ID} className="sr-only">
      {copy.move.hint}
    </p>
    <p role="status" aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  </>
)
