import { execFileSync } from 'node:child_process'

const SECONDS = 12
const SWAY = "crop=1080:1920:'108+80*sin(t*1.1)':'192+60*sin(t*1.7)'"
/** Half a second of scrolling, a second of rest. */
const SCROLL = "crop=1080:1920:0:'min(ih-oh,480*(floor(t/1.5)+min(1,mod(t,1.5)*2)))'"
const COLOURS = ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p']

type Clip = { picture: string; output: string }

/** Phone-like encoding: at most 16 Mbit/s. */
const encode = ({ picture, output }: Clip, filters: readonly string[]): string => {
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-loop', '1', '-framerate', '30', '-t', `${SECONDS}`],
    ...['-i', picture, '-vf', [...filters, ...COLOURS].join(',')],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...['-maxrate', '16M', '-bufsize', '16M', '-bf', '0', '-colorspace', 'bt709'],
    ...['-color_range', 'tv', output],
  ])
  return output
}

/** Handheld motion with sensor grain. */
export const filmClip = (clip: Clip): string =>
  encode(clip, [
    'scale=1296:2304:force_original_aspect_ratio=increase',
    SWAY,
    'noise=alls=4:allf=t',
  ])

/** A talk in landscape with a voice, as long as told. */
export const filmTalk = ({ picture, output, seconds }: Clip & { seconds: number }): string => {
  const sway = "scale=2304:1296,crop=1920:1080:'192+90*sin(t*0.7)':'108+40*sin(t*1.7)'"
  const voice = 'anoisesrc=c=pink:a=0.5:r=48000,tremolo=f=4:d=0.8'
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-loop', '1', '-framerate', '30', '-t', `${seconds}`],
    ...['-i', picture, '-f', 'lavfi', '-t', `${seconds}`, '-i', voice],
    ...['-vf', [sway, 'noise=alls=4:allf=t', ...COLOURS].join(',')],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-maxrate', '16M'],
    ...['-bufsize', '16M', '-g', '30', '-colorspace', 'bt709', '-color_range', 'tv'],
    ...['-c:a', 'aac', '-shortest', output],
  ])
  return output
}

/** A page scrolled step by step. */
export const recordScreen = (clip: Clip): string => encode(clip, ['scale=1080:6000', SCROLL])
