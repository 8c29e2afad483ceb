import { useMessenger } from '../../../../messenger/messenger-context.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import type { PasskeyObstacle } from '../model/device-passkeys.ts'

/** The page opens in the browser of the system, where the person signs in by another way. */
export const ObstacleNote = ({ obstacle }: { obstacle: PasskeyObstacle }) => {
  const messenger = useMessenger()
  if (obstacle === 'browser') return <Banner tone="info" title={copy.noBrowser} />
  const open = () => messenger?.openLink(new URL('/account', location.origin))
  return (
    <Banner
      tone="info"
      title={copy.inMessenger}
      {...(messenger && {
        action: (
          <Button variant="secondary" size="sm" onClick={open}>
            {copy.openBrowser}
          </Button>
        ),
      })}
    />
  )
}
