import { expect, it } from 'vitest'
import { importIcons } from './icon-imports.ts'

const files = new Map([
  ['X', 'x'],
  ['Search', 'search'],
  ['Home', 'house'],
])

it('imports each icon from its own file', () => {
  const code =
    "import { clsx } from 'clsx'\nimport {\n  Home as House,\n  type LucideIcon,\n  X,\n} from 'lucide-react'\n"
  expect(importIcons(code, files)).toBe(
    "import { clsx } from 'clsx'\nimport House from 'lucide-react/icons/house';import X from 'lucide-react/icons/x'\n",
  )
})

it('leaves imports of types alone', () => {
  const code = "import type { LucideIcon } from 'lucide-react'\n"
  expect(importIcons(code, files)).toBe(code)
})

it('refuses a name without a file', () => {
  expect(() => importIcons("import { Nothing } from 'lucide-react'\n", files)).toThrow('Nothing')
})
