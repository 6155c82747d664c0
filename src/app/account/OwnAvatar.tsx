/** The signed-in player's avatar. */
import { Avatar } from './Avatar.tsx';
import { useOwnProfile } from './ownProfile.ts';

export default function OwnAvatar({ uid, size }: { readonly uid: string; readonly size: number }) {
  const info = useOwnProfile(uid);
  return <Avatar info={info} size={size} />;
}
