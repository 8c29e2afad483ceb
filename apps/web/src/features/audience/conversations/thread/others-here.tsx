import { PersonFace } from '../list/person-face.tsx'
import { threadCopy } from './copy.ts'

type Person = { userId: string; name: string; isWriting: boolean }

const describe = (people: readonly Person[]) => {
  const writers = people.filter(({ isWriting }) => isWriting)
  const shown = writers.length > 0 ? writers : people
  const names = shown.map(({ name }) => name).join(', ')
  const { here, hereMany, writing, writingMany } = threadCopy.others
  if (writers.length > 0) return (writers.length > 1 ? writingMany : writing)(names)
  return (shown.length > 1 ? hereMany : here)(names)
}

/** Colleagues who have the thread open, and whether one of them answers. */
export const OthersHere = ({ others }: { others: readonly Person[] }) => (
  <p role="status" className="flex items-center gap-2 text-caption text-ink-2 empty:hidden">
    {others[0] ? (
      <>
        <PersonFace name={others[0].name} size="sm" />
        {describe(others)}
      </>
    ) : null}
  </p>
)
