import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { LinkToCopy } from '../../../../ui/overlays/link-to-copy.tsx'
import { copy } from '../copy.ts'

const { secret: words } = copy

/** The only time it is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
    title={words.title}
    onOpenChange={onClose}
    footer={
      <DialogClose>
        <Button variant="secondary">{words.done}</Button>
      </DialogClose>
    }
  >
    <LinkToCopy url={secret} text={words.text} words={words.toCopy} />
  </Dialog>
)
