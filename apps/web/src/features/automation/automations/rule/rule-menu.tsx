import type { Automation } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'

const RemoveRule = lazy(() => import('./remove-rule.tsx'))

type Props = { automation: Automation; onRemoved?: () => void }

export const RuleMenu = ({ automation, onRemoved }: Props) => {
  const [isRemoving, setIsRemoving] = useState(false)
  const { id, rule } = automation
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={copy.actions(rule.name)}
            icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          />
        }
      >
        <MenuItem asChild>
          <Link to="/reels/automation/$" params={{ _splat: 'new' }} search={{ rule: id }}>
            <Copy aria-hidden="true" className="size-5" />
            {copy.duplicate}
          </Link>
        </MenuItem>
        <MenuItem
          isDanger
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onSelect={() => setIsRemoving(true)}
        >
          {copy.remove}
        </MenuItem>
      </Menu>
      <Suspense>
        {isRemoving ? (
          <RemoveRule
            automation={automation}
            onClose={() => setIsRemoving(false)}
            {...(onRemoved && { onRemoved })}
          />
        ) : null}
      </Suspense>
    </>
  )
}
