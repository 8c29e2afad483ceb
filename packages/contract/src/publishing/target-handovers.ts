import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'
import { laterChoice, targetHandover } from './post-targets.ts'
import { getPost, ofTarget, targetParams } from './posts.ts'

/** For a publication by hand, while it waits for a person. */
export const getHandover = defineRoute({
  method: 'GET',
  path: '/posts/:id/targets/:targetId/handover',
  access: 'workspace',
  action: 'posts.read',
  rate: 'read',
  summary: 'Что опубликовать своими руками',
  tags: ['targetHistory'],
  params: targetParams,
  data: targetHandover,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A publication by hand is handed over again at that time. */
export const postponeTarget = defineRoute({
  ...ofTarget,
  method: 'POST',
  path: '/posts/:id/targets/:targetId/postpone',
  summary: 'Отложить публикацию своими руками',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({ until: laterChoice }),
})

/** The address of a publication that a person made by hand. */
export const setTargetUrl = defineRoute({
  ...ofTarget,
  method: 'PUT',
  path: '/posts/:id/targets/:targetId/url',
  summary: 'Указать адрес публикации, вышедшей своими руками',
  affects: ['posts', 'calendar', 'targetHistory'],
  answers: getPost,
  body: z.object({ url: z.url().check(z.maxLength(2048)) }),
})
