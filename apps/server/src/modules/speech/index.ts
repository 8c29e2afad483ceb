import type { Module } from '../../platform/module.ts'
import { mountSpeech } from './speech.routes.ts'

export const speechModule: Module = { name: 'speech', routes: mountSpeech }
