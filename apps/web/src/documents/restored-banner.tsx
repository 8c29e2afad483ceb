import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { documentCopy } from './copy.ts'

const { restored: copy } = documentCopy

type Props = { isNew: boolean; onKeep: () => void; onStartOver: () => void }

/** Shown while the screen has a restored backup; offers the replaced version. */
export const RestoredBanner = ({ isNew, onKeep, onStartOver }: Props) => (
  <Banner
    title={copy.title}
    text={copy.text}
    onDismiss={onKeep}
    action={
      <Button variant="secondary" size="sm" onClick={onStartOver}>
        {isNew ? copy.startOver : copy.discard}
      </Button>
    }
  />
)
