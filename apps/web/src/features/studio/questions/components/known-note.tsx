import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'

/** The slides can be written without answers. */
export const KnownNote = ({ isVisitor, onWrite }: { isVisitor: boolean; onWrite: () => void }) => (
  <Banner
    title={copy.known.title}
    text={isVisitor ? copy.known.visitorText : copy.known.text}
    action={
      <Button size="sm" onClick={onWrite}>
        {copy.known.write}
      </Button>
    }
  />
)
