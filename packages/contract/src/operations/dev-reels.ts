import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'
import { storyboard } from '../studio/storyboard.ts'

/** Reels of common topics as the templates write them. Answers 404 when the sandbox is off. */
export const listSampleReels = defineRoute({
  method: 'GET',
  path: '/dev/reels',
  access: 'public',
  rate: 'read',
  summary: 'Раскадровки шаблонов для галереи стилей',
  tags: [],
  data: z.array(z.object({ topic: z.string(), storyboard })),
  errors: ['NOT_FOUND'],
})
