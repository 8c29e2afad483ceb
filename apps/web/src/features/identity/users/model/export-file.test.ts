import { expect, it } from 'vitest'
import { toExportFile } from './export-file.ts'

const data = { exportedAt: '2026-05-13T22:30:00Z', sections: { profile: [{ firstName: 'Анна' }] } }

it('is named by the local day, not by the day in UTC', () => {
  expect(toExportFile({ data, timeZone: 'Asia/Vladivostok' }).name).toBe('kadr-2026-05-14.json')
  expect(toExportFile({ data, timeZone: 'America/New_York' }).name).toBe('kadr-2026-05-13.json')
})

it('holds everything that came', () => {
  expect(JSON.parse(toExportFile({ data, timeZone: 'UTC' }).text)).toEqual(data)
})
