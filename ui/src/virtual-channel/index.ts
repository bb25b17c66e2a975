export {
  VirtualChannel,
  type VirtualChannelProps,
  type VirtualDrawView,
  VirtualResults,
  type VirtualResultView,
} from "./virtual-channel.tsx";
