/** The player's avatar. */
import { Avatar } from './Avatar.tsx';
import { useOwnProfile } from './ownProfile.ts';

export default function OwnAvatar({ size }: { readonly size: number }) {
  const info = useOwnProfile();
  return <Avatar info={info} size={size} />;
}
