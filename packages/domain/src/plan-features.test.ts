import type { PlanName } from '@kadr/contract/subscription'
import { expect, it } from 'vitest'
import { planFeatures } from './plan-features.ts'

const lines = (name: PlanName) => planFeatures(name).map((line) => line.replaceAll('\u00a0', ' '))

it('says what each plan gives and leaves out what it does not', () => {
  expect(lines('FREE')).toEqual([
    '5 генераций видео в месяц',
    '5 запросов к ИИ в месяц',
    '1 подключённый аккаунт',
  ])
  expect(lines('HOBBY')).toEqual(['50 генераций видео в месяц', 'До 5 подключённых аккаунтов'])
  expect(lines('CREATOR')).toEqual([
    '100 генераций видео в месяц',
    '70 запросов к ИИ в месяц',
    'До 10 подключённых аккаунтов',
    '30 отслеживаемых аккаунтов',
  ])
  expect(lines('ULTIMATE')).toEqual([
    'Генерации видео без ограничений',
    '150 запросов к ИИ в месяц',
    'Любое число подключённых аккаунтов',
    '100 отслеживаемых аккаунтов',
    'Приоритетная поддержка',
  ])
  expect(lines('AGENCY')).toEqual([
    'Генерации видео без ограничений',
    'Запросы к ИИ без ограничений',
    'Любое число подключённых аккаунтов',
    'Отслеживание любого числа аккаунтов',
    'Рабочие пространства и команда до 10 человек',
    'Приоритетная поддержка',
  ])
})
