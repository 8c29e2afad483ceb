import * as z from 'zod/mini'
import { id, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { fontKey } from './scene/text.ts'
import { reelBrand, reelEnding } from './slideshow.ts'

const wellFormed = z.overwrite((value: string) => value.toWellFormed())

/** What each new reel of the workspace begins with, in any style. Colour and logo are settings of the workspace. */
export const brandKit = z.object({
  brand: reelBrand,
  /** Null when there is none, or its file was deleted. */
  logo: z.nullable(resource),
  music: z.nullable(resource),
  ending: z.nullable(reelEnding),
  /** Somebody filled it in or said that it is not needed: nobody is asked again. */
  isAsked: z.boolean(),
})
export type BrandKit = z.infer<typeof brandKit>

const inWorkspace = { access: 'workspace' } as const

export const getBrandKit = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/brand-kit',
  action: 'reels.read',
  rate: 'read',
  summary: 'Бренд рилсов',
  tags: ['brandKit', 'workspaces', 'resources'],
  data: brandKit,
})

export const putBrandKit = defineRoute({
  ...inWorkspace,
  method: 'PUT',
  path: '/brand-kit',
  action: 'workspace.manage',
  rate: 'write',
  summary: 'Сохранить бренд рилсов',
  affects: ['brandKit'],
  answers: getBrandKit,
  body: z.object({
    /** Shown in headers of slides; empty: none. */
    name: z.string().check(z.trim(), wellFormed, z.maxLength(40, 'Не длиннее 40 знаков')),
    accent: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff'))),
    font: z.nullable(fontKey),
    bodyFont: z.nullable(fontKey),
    musicId: z.nullable(id),
    ending: z.nullable(reelEnding),
  }),
  data: brandKit,
  errors: ['NOT_FOUND'],
})

/** Nobody of the workspace is asked again; the brand can still be filled in. */
export const skipBrandKit = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/brand-kit/skip',
  action: 'workspace.manage',
  rate: 'write',
  summary: 'Не спрашивать о бренде',
  affects: ['brandKit'],
  data: nothing,
})
