import type { Module } from '../../../platform/module.ts'
import { mountFeeds } from './feeds.routes.ts'

/** Feeds that a network imports by itself. */
export const feedsModule: Module = { name: 'feeds', routes: mountFeeds }
