import { hookFamily, hookGoal } from '@kadr/contract/studio/ai-tasks'
import { z } from 'zod'
import { listFiles, readSource } from './read-source.ts'
import { readYaml } from './read-yaml.ts'

/** What the program reads of the gallery; the build checks the rest of it. */
const familyShape = z.object({
  family: z.object({ id: z.enum(hookFamily.options), title: z.string() }),
  hooks: z.array(
    z.object({
      id: z.string(),
      template: z.string(),
      example: z.string(),
      niches: z.array(z.string()),
      goals: z.array(z.enum(hookGoal.options)),
    }),
  ),
})
export type HookFamilyFile = z.infer<typeof familyShape>

export const readHookFamilies = (folder: string): HookFamilyFile[] =>
  listFiles(folder, '.yaml')
    .filter((name) => /^hooks\/[a-z]+\.yaml$/.test(name))
    .map((name) => {
      const { file, source } = readSource(folder, name)
      return readYaml({ file, text: source, schema: familyShape })
    })
