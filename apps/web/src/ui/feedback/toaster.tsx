import { Toaster as Sonner } from 'sonner'

/** Mounted once, in the providers. On a phone it lies over the header, not over what it tells about. */
export const Toaster = () => (
  <Sonner
    position="top-center"
    theme="light"
    closeButton
    containerAriaLabel="Уведомления"
    offset={{ top: 'calc(var(--safe-top) + 16px)' }}
    mobileOffset={{ top: 'calc(var(--safe-top) + 4px)', left: '12px', right: '12px' }}
    toastOptions={{ closeButtonAriaLabel: 'Закрыть уведомление', className: 'kadr-toast' }}
  />
)
