import type { Placement } from '../../../../reel-editor/handles/gesture.ts'

const CENTRE = 0.5

/** Alignment guides, shown when the reaction is centred on an axis. */
export const CentreLines = ({ place }: { place: Placement }) => (
  <>
    {place.x === CENTRE ? (
      <span
        className="absolute inset-y-0 bg-accent"
        style={{ left: 'calc(50% - 1px)', width: 2 }}
      />
    ) : null}
    {place.y === CENTRE ? (
      <span
        className="absolute inset-x-0 bg-accent"
        style={{ top: 'calc(50% - 1px)', height: 2 }}
      />
    ) : null}
  </>
)
