import type { GenerationFailureCode } from '@kadr/contract/studio/generations'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { isDiskFull } from '@kadr/kit/node/disk-full'
import { RenderFailedError } from '@kadr/render'
import { ResourceUnusableError } from '../../library/resources/index.ts'
import type { Asset } from './generation-order.ts'

export type GenerationFailure = {
  code: GenerationFailureCode
  /** Russian, shown to the user: the cause and what to do about it. */
  message: string
}

export const GONE: GenerationFailure = {
  code: 'late',
  message: 'Рилс ждал сборки слишком долго. Соберите его ещё раз',
}

export const CRASHED: GenerationFailure = {
  code: 'crash',
  message: 'Сборка несколько раз прервалась. Попробуйте ещё раз, а если не выйдет — упростите рилс',
}

const NO_ROOM: GenerationFailure = {
  code: 'space',
  message: 'На сервере закончилось место, рилс не собран. Балл вернулся, попробуйте позже',
}

export const missingAsset = (name: string): GenerationFailure => ({
  code: 'missing',
  message: `Файл ${quote(name)} удалён или повреждён. Замените его в рилсе и соберите ещё раз`,
})

const nameOf = (assets: readonly Asset[], id: string | null) =>
  assets.find((asset) => asset.id === id)?.name

/** Failures the user can act on; undefined for those worth a retry. */
export const failureOf = ({
  error,
  assets,
}: {
  error: unknown
  assets: readonly Asset[]
}): GenerationFailure | undefined => {
  if (error instanceof ResourceUnusableError) return missingAsset(error.row.name)
  if (error instanceof UserError) {
    const code = error.code === 'QUOTA_EXCEEDED' ? 'quota' : 'refused'
    return { code, message: error.userMessage }
  }
  if (isDiskFull(error) || (error instanceof RenderFailedError && error.code === 'space'))
    return NO_ROOM
  if (!(error instanceof RenderFailedError) || error.code === 'crash') return undefined
  const name = nameOf(assets, error.asset)
  if (error.code === 'missing' && name !== undefined) return missingAsset(name)
  const { code, reason } = error
  return { code, message: name === undefined ? reason : `Файл ${quote(name)}. ${reason}` }
}
