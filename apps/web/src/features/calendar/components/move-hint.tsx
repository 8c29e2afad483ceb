import { copy } from '../copy.ts'

export const MOVE_HINT_ID = 'calendar-move-hint'

/** Says once how posts are moved by the keyboard; each of them points here. */
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
