import { Link } from '@tanstack/react-router'
import { Slash } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { useSnippets } from '../../publisher-setup/api/publisher-setup.queries.ts'
import { composerCopy } from './copy.ts'

const { text: copy } = composerCopy

/** The way to snippets without a keyboard. */
export const SnippetMenu = ({ onInsert }: { onInsert: (text: string) => void }) => {
  const { data: snippets = [] } = useSnippets()
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" icon={<Slash aria-hidden="true" className="size-4" />}>
          {copy.snippets}
        </Button>
      }
    >
      {snippets.length === 0 ? <MenuLabel>{copy.noSnippets}</MenuLabel> : null}
      {snippets.map(({ id, name, text }) => (
        <MenuItem key={id} onSelect={() => onInsert(text)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/posts/settings">{copy.manageSnippets}</Link>
      </MenuItem>
    </Menu>
  )
}
