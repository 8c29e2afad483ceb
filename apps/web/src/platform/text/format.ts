const LOCALE = 'ru-RU'

type Moment = { instant: string | Date; timeZone?: string | undefined }

const formatWith = ({ instant, timeZone }: Moment, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(new Date(instant))

/** «5 марта 2026 г.» */
export const formatDate = (moment: Moment) =>
  formatWith(moment, { day: 'numeric', month: 'long', year: 'numeric' })

/** «14:05» */
export const formatTime = (moment: Moment) =>
  formatWith(moment, { hour: '2-digit', minute: '2-digit' })

/** «5 мар., 14:05» */
export const formatDateTime = (moment: Moment) =>
  formatWith(moment, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
