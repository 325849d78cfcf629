import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';
import {
  FileArchiveIcon,
  FileAudioIcon,
  FileCodeIcon,
  FileIcon,
  FileImageIcon,
  FileSheetIcon,
  FileTextIcon,
  FileVideoIcon,
} from './icons';

interface FileKindIconProps {
  /** Name of the file; its ending tells the kind. */
  name: string;
}

const kinds: readonly (readonly [icon: LucideIcon, endings: string])[] = [
  [FileArchiveIcon, '7z bz2 gz jar rar tar tgz xz zip'],
  [FileAudioIcon, 'flac m4a mp3 oga ogg wav'],
  [
    FileCodeIcon,
    'c cpp cs css h html java js json patch diff php pl py rb sh sql ts vb xml yaml yml',
  ],
  [FileImageIcon, 'bmp gif ico jpeg jpg png svg tif tiff webp'],
  [FileSheetIcon, 'csv ods xls xlsx'],
  [FileTextIcon, 'doc docx log md odt pdf rtf txt'],
  [FileVideoIcon, 'avi mkv mov mp4 mpeg webm'],
];

const iconOfEnding = new Map(
  kinds.flatMap(([icon, endings]) => endings.split(' ').map((ending) => [ending, icon] as const)),
);

/** The kind of a file at a glance. */
export function FileKindIcon({ name }: FileKindIconProps) {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return <Icon icon={iconOfEnding.get(ending) ?? FileIcon} />;
}
