import { Keyboard } from 'lucide-react'
import { keyMap } from '../../../../platform/keyboard/key-map.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'

export const KeysButton = () => (
  <IconButton
    variant="secondary"
    label={copy.keys.title}
    aria-haspopup="dialog"
    icon={<Keyboard aria-hidden="true" className="size-5" />}
    onClick={keyMap.show}
  />
)
