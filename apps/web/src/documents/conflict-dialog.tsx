import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { documentCopy } from './copy.ts'

const { conflict: copy } = documentCopy

type Side = { theirs: ReactNode; mine: ReactNode }

export type ConflictChoices = {
  onKeepMine: () => void
  onAcceptTheirs: () => void
  onClose: () => void
}

type Props = ConflictChoices & {
  texts: { title: string; text: string }
  /** One pair for the whole document, or one per conflicting field. */
  pairs: readonly (Side & { field?: string })[]
  apart?: { label: string; onApart: () => void }
}

const SIDE = 'grid grid-cols-1 content-start gap-1 rounded-control p-3 text-label'

const Pair = ({ theirs, mine }: Side) => (
  <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
    <div className={`${SIDE} bg-sunken`}>
      <p className="text-caption text-ink-2">{copy.theirs}</p>
      {theirs}
    </div>
    <div className={`${SIDE} bg-accent-soft`}>
      <p className="text-caption text-ink-2">{copy.mine}</p>
      {mine}
    </div>
  </div>
)

export const ConflictDialog = ({ texts, pairs, apart, onClose, ...choices }: Props) => (
  <Dialog
    open
    size="lg"
    title={texts.title}
    description={texts.text}
    onOpenChange={onClose}
    footer={
      <>
        {apart ? (
          <Button variant="ghost" onClick={apart.onApart}>
            {apart.label}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={choices.onAcceptTheirs}>
          {copy.acceptTheirs}
        </Button>
        <Button onClick={choices.onKeepMine}>{copy.keepMine}</Button>
      </>
    }
  >
    <div className="grid grid-cols-1 gap-4">
      {pairs.map(({ field, ...sides }) => (
        <section key={field ?? ''} className="grid grid-cols-1 gap-2">
          {field ? <h3 className="text-label font-medium">{field}</h3> : null}
          <Pair {...sides} />
        </section>
      ))}
    </div>
  </Dialog>
)
