import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { BY_HAND, isByHand, isHandOnly } from '@kadr/domain/publishing/posts/by-hand'
import { Switch } from '../ui/forms/switch.tsx'

const LABEL = 'Опубликую сам'
const WHY =
  'Для музыки и стикеров из приложения сети: в нужное время бот и Кадр принесут файлы, текст и ссылку.'
const ALWAYS =
  'Эта сеть принимает публикации только от человека. В нужное время бот и Кадр принесут файлы, текст и ссылку.'

/** Any account can be published to by hand, some by hand only. */
export const ByHandSwitch = ({
  network,
  settings,
  onChange,
}: {
  network: Network
  settings: TargetSettings
  onChange: (settings: TargetSettings) => void
}) => {
  const isAlways = isHandOnly(network)
  return (
    <Switch
      label={LABEL}
      hint={isAlways ? ALWAYS : WHY}
      checked={isByHand({ network, settings })}
      disabled={isAlways}
      onChange={(event) => onChange({ ...settings, [BY_HAND]: event.target.checked })}
    />
  )
}
