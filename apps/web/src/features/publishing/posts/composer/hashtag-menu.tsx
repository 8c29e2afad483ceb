import { Link } from '@tanstack/react-router'
import { Hash } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { useHashtagSets } from '../../publisher-setup/api/publisher-setup.queries.ts'
import { composerCopy } from './copy.ts'

type Props = { onInsert: (tags: readonly string[]) => void }
const { text: copy } = composerCopy

/** Skips hashtags that are already in the text. */
export const HashtagMenu = ({ onInsert }: Props) => {
  const { data: sets = [] } = useHashtagSets()
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" icon={<Hash aria-hidden="true" className="size-4" />}>
          {copy.hashtags}
        </Button>
      }
    >
      {sets.length === 0 ? <MenuLabel>{copy.noSets}</MenuLabel> : null}
      {sets.map(({ id, name, tags }) => (
        <MenuItem key={id} onSelect={() => onInsert(tags)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/posts/settings">{copy.manageSets}</Link>
      </MenuItem>
    </Menu>
  )
}
