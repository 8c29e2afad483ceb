import { isEnded, isInProgress, type UploadItem } from './upload-item.ts'

export const overallProgress = (items: readonly UploadItem[]) => {
  const counted = items.filter(({ state }) => state !== 'lost')
  const size = counted.reduce((sum, item) => sum + item.size, 0)
  const sent = counted.reduce((sum, item) => sum + (isEnded(item) ? item.size : item.sent), 0)
  return {
    total: counted.length,
    ended: counted.filter(isEnded).length,
    done: counted.filter(({ state }) => state === 'done').length,
    problems: counted.filter(({ state }) => state === 'refused' || state === 'failed').length,
    lost: items.length - counted.length,
    isUnderWay: counted.some(isInProgress),
    percent: size === 0 ? 0 : Math.floor((sent / size) * 100),
  }
}
