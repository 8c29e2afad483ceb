export const playerCopy = {
  picture: 'Предпросмотр рилса',
  play: 'Воспроизвести',
  pause: 'Остановить',
  scrub: 'Момент видео',
  zones: 'Зоны под кнопками приложений',
  zonesPicture: 'Закрашено то, что закроют кнопки и подписи TikTok, Reels и Shorts',
  time: (seconds: number) => {
    const whole = Math.floor(seconds)
    const tenth = Math.floor((seconds - whole) * 10)
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')},${tenth}`
  },
} as const
