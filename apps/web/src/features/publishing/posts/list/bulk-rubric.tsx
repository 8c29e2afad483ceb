import { Tag } from 'lucide-react'
import { RubricDot } from '../../../../rubrics/rubric-mark.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'

/** Nothing to choose in a workspace without rubrics. */
export const BulkRubric = ({ onRubric }: { onRubric: (id: string | null) => void }) => {
  const rubrics = useRubrics()
  if (rubrics.length === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" icon={<Tag aria-hidden="true" className="size-4" />}>
          {copy.bulk.rubric}
        </Button>
      }
    >
      {rubrics.map(({ id, name, color }) => (
        <MenuItem key={id} icon={<RubricDot color={color} />} onSelect={() => onRubric(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onRubric(null)}>{copy.bulk.noRubric}</MenuItem>
    </Menu>
  )
}
