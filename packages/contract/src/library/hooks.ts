import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'

/** `family/id` of the gallery. */
const hookKey = z.string().check(z.regex(/^[a-z\d-]{1,40}\/[a-z\d-]{1,80}$/, 'Такого хука нет'))

export const MAX_FAVOURITE_HOOKS = 500

const favourites = z.object({ hooks: z.array(z.string()) })

export const listFavouriteHooks = defineRoute({
  method: 'GET',
  path: '/hooks/favourites',
  access: 'user',
  rate: 'read',
  summary: 'Избранные хуки, новые первыми',
  tags: ['favouriteHooks'],
  data: favourites,
})

export const changeFavouriteHook = defineRoute({
  method: 'POST',
  path: '/hooks/favourites',
  access: 'user',
  rate: 'write',
  summary: 'Добавить хук в избранное или убрать',
  affects: [],
  answers: listFavouriteHooks,
  body: z.object({ hook: hookKey, isFavourite: z.boolean() }),
  data: favourites,
  errors: ['QUOTA_EXCEEDED'],
})
