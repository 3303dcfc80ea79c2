/** Paragraphs of varied stiff prose. A long text made of them is as much work for the engine as a real one. */
export const paragraphs: readonly string[] = [
  "In order to utilize the new archive effectively, it is important to note that every department must register its " +
    "records before 31 March 2024. The archive not only stores documents but also facilitates a more efficient search. " +
    "Furthermore, staff members are able to make use of a wide variety of filters — by date, by author, and by subject.",
  "The committee conducted an evaluation of 14 proposals. A significant number of them were deemed unsuitable due to " +
    'the fact that they lacked a budget. As Dr. Helen Moss stated, "a plan without a price is a wish." Consequently, ' +
    "only three proposals were selected for additional consideration (Moss et al., 2021).",
  "## Results of the second trial\n\n- The pump delivered 4.5 litres per minute at 20 °C.\n- Noise levels did not exceed " +
    "61 dB [3].\n- Operators should not remove the guard while the motor is running.",
  "Moreover, the landscape of urban transport is constantly evolving, underscoring the importance of careful planning. " +
    "Bicycles serve as a crucial means of commuting, and they play a pivotal role in the reduction of congestion. It is " +
    "worth mentioning that the majority of riders travel less than 5 km.",
  "To configure the service, set `cache.size` to 512 and restart it with `svc restart --all`. The settings can be found " +
    "at https://docs.example.org/settings/cache. Should the service fail to start, it is necessary to examine the file " +
    "/var/log/svc/error.log prior to contacting the operator.",
  "The garden, which was established by the Willow Street residents, represents a vibrant testament to cooperation. " +
    "Volunteers commence their work at dawn, and they do not leave until the beds have been watered. This demonstrates " +
    "the fact that a small group can accomplish a great deal, fostering a sense of community.",
  "A total of 212 patients participated in the study. There was no statistically significant difference between the " +
    "two groups (p = 0.41). Nevertheless, it could be argued that the sample was insufficient; therefore, subsequent " +
    "research ought to involve at least 1,000 patients in order to provide a definitive answer.",
  "When it comes to the matter of storage, customers frequently inquire about the cost. The basic plan costs $12.50 per " +
    "month and offers 50 GB. In addition to this, there is a plan for enterprises, enabling teams to collaborate " +
    "seamlessly. Whether one requires more space or merely better tools, the decision is ultimately a personal one.",
  "At this point in time, the bridge is undergoing an inspection. Engineers have made the decision to close one lane, " +
    "as the northern support has displayed cracks. Despite the fact that the cracks are minor, the possibility of " +
    "failure cannot be excluded, and the authorities may extend the closure until the 15th.",
  "In conclusion, reading aloud has the ability to enhance the memory of children. It is essential to recognise that " +
    "parents possess the opportunity to transform an ordinary evening into something memorable, and that each and every " +
    "story contributes to a child's vocabulary. Ultimately, patience is of paramount importance.",
];
